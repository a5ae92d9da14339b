/** Windows declined beforehand, whatever the hand holds: a game of a move a day does not wait for a "no". Other players are not told. */
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useWords } from '../table/use-words.ts';
import { call } from './api.ts';
import { useLive } from './live.ts';
import { ProblemNote } from './problem.tsx';
import { useAct } from './use-act.ts';

export const AutoDecline = () => {
  const t = useTranslations('online.live');
  const { table, know } = useLive();
  const words = useWords(table?.game);
  const [windows, setWindows] = useState<readonly string[]>([]);
  const { busy, problem, act } = useAct();
  const game = table?.game;
  useEffect(() => {
    void act(async () => setWindows((await call('GET /api/games')).games.find(g => g.id === game)?.windows ?? []));
  }, [act, game]);
  if (table === null || words === undefined || windows.length === 0) return null;
  const { windowName } = words.screen;
  const set = (window: string, isOn: boolean): Promise<boolean> =>
    act(async () => {
      const next = isOn ? [...table.autoDecline, window] : table.autoDecline.filter(w => w !== window);
      know((await call('PUT /api/tables/:table/auto-decline', { table: table.table }, { windows: next })).table);
    });
  return (
    <details className="more-choices">
      <summary>{t('autoDecline')}</summary>
      <fieldset className="stack">
        <legend className="muted">{t('autoDeclineLead')}</legend>
        {windows.map(window => (
          <label key={window} className="check">
            <input
              type="checkbox"
              checked={table.autoDecline.includes(window)}
              disabled={busy}
              onChange={event => void set(window, event.target.checked)}
            />
            {windowName?.(window, words.text) ?? window}
          </label>
        ))}
      </fieldset>
      <ProblemNote problem={problem} />
    </details>
  );
};
