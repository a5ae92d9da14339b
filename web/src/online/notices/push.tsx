/** Push to this browser: the system is asked, the service worker subscribed, the server told where to send. */
import { BellRing, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../api.ts';
import { ProblemNote } from '../problem.tsx';
import { useAct } from '../use-act.ts';
import type { NoticesKnown } from './known.ts';

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0));

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The browser's own name for itself is all a list of devices needs. */
const browserName = (): string => {
  const found = /(Firefox|Edg|OPR|Chrome|Safari)\//.exec(navigator.userAgent)?.[1] ?? '';
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(navigator.userAgent)?.[1] ?? '';
  return [found, system].filter(Boolean).join(', ').slice(0, 60);
};

const subscribe = async (key: string): Promise<NoticesKnown | 'denied'> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const worker = await navigator.serviceWorker.ready;
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  return call('POST /api/me/notices/push', {}, { endpoint, keys: { p256dh, auth }, label: browserName() });
};

export const Push = ({ known, onKnown }: { known: NoticesKnown; onKnown: (known: NoticesKnown) => void }) => {
  const t = useTranslations('online.notices');
  const [denied, setDenied] = useState(false);
  const { busy, problem, act } = useAct();
  const add = (): Promise<boolean> =>
    act(async () => {
      const now = await subscribe(known.push.key);
      setDenied(now === 'denied');
      if (now !== 'denied') onKnown(now);
    });
  const remove = (id: string): Promise<boolean> => act(async () => onKnown(await call('DELETE /api/me/notices/push/:id', { id })));
  return (
    <div className="stack">
      {canPush() ? (
        <button type="button" className="button" disabled={busy} onClick={() => void add()}>
          <BellRing aria-hidden />
          {t('pushAdd')}
        </button>
      ) : (
        <p className="muted">{t('pushNone')}</p>
      )}
      {denied && <p role="alert">{t('pushDenied')}</p>}
      {known.push.devices.length > 0 && (
        <ul className="tokens">
          {known.push.devices.map(device => (
            <li key={device.id}>
              {device.label}
              <button
                type="button"
                className="button quiet icon push"
                disabled={busy}
                aria-label={`${t('remove')}: ${device.label}`}
                onClick={() => void remove(device.id)}
              >
                <Trash2 aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ProblemNote problem={problem} />
    </div>
  );
};
