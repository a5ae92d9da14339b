/** Notices while the player is away: my turn, an invitation, the end, a clock that runs out; by push, mail or a webhook. */
import { useCallback, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useSettings } from '../../settings.ts';
import { call } from '../api.ts';
import { useIdentity } from '../identity.ts';
import '../online.css';
import { ProblemNote } from '../problem.tsx';
import { useAct } from '../use-act.ts';
import { OnlineWords } from '../words.tsx';
import type { NoticesKnown } from './known.ts';
import { Mail } from './mail.tsx';
import { Push } from './push.tsx';
import { Webhook } from './webhook.tsx';

const KINDS = ['turn', 'invitation', 'over', 'clock', 'ending'] as const;
const WAYS = ['push', 'email', 'webhook'] as const;
type Way = (typeof WAYS)[number];

const hasWay = (known: NoticesKnown, way: Way): boolean =>
  way === 'push' ? known.push.devices.length > 0 : way === 'webhook' ? known.webhook !== null : known.email.confirmed;

const Switches = ({ known, onKnown }: { known: NoticesKnown; onKnown: (known: NoticesKnown) => void }) => {
  const t = useTranslations('online.notices');
  const { busy, problem, act } = useAct();
  const ways = WAYS.filter(way => hasWay(known, way));
  if (ways.length === 0) return null;
  const set = (kind: (typeof KINDS)[number], way: Way, isOn: boolean): Promise<boolean> =>
    act(async () => {
      const { settings } = known;
      onKnown(await call('PUT /api/me/notices', {}, { ...settings, [kind]: { ...settings[kind], [way]: isOn } }));
    });
  return (
    <>
      <table className="notice-kinds">
        <thead>
          <tr>
            <th scope="col">{t('kind')}</th>
            {ways.map(way => (
              <th scope="col" key={way}>
                {t(`way_${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {KINDS.map(kind => (
            <tr key={kind}>
              <th scope="row">{t(`kind_${kind}`)}</th>
              {ways.map(way => (
                <td key={way}>
                  <input
                    type="checkbox"
                    aria-label={`${t(`kind_${kind}`)}: ${t(`way_${way}`)}`}
                    checked={known.settings[kind][way]}
                    disabled={busy}
                    onChange={event => void set(kind, way, event.target.checked)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ProblemNote problem={problem} />
    </>
  );
};

const Loaded = () => {
  const t = useTranslations('online.notices');
  const lang = useSettings(s => s.language);
  const { account, ask } = useIdentity();
  const [known, setKnown] = useState<NoticesKnown | null>(null);
  const { problem, act } = useAct();
  const load = useCallback(async (): Promise<void> => {
    const found = await ask();
    if (found === null) return;
    // Notices are written by the server, in the language this account reads.
    if (found.language !== lang) await call('PATCH /api/me', {}, { language: lang });
    setKnown(await call('GET /api/me/notices'));
  }, [ask, lang]);
  useEffect(() => {
    void act(load);
  }, [act, load]);
  return (
    <section className="panel notices" aria-labelledby="notices">
      <h2 id="notices">{t('title')}</h2>
      {problem !== null && problem.code !== 'no-server' && problem.code !== 'offline' && <ProblemNote problem={problem} />}
      {(problem !== null || account === null) && <p className="muted">{problem === null ? t('nobody') : t('noServer')}</p>}
      {known && (
        <>
          <p className="muted">{t('lead')}</p>
          <Push known={known} onKnown={setKnown} />
          <Mail known={known} onKnown={setKnown} />
          <Webhook known={known} onKnown={setKnown} />
          <Switches known={known} onKnown={setKnown} />
        </>
      )}
    </section>
  );
};

export const NoticesSettings = () => (
  <OnlineWords>
    <Loaded />
  </OnlineWords>
);
