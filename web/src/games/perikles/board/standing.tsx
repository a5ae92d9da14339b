/** PK-10.9: the player's standing answers, for each location that the player controls and each power that others play; and what can be revoked. */
import type { PkAction, PkView, Standing } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import { PowerShield } from '../pieces/power-shield.tsx';
import { isKind } from '../touch.ts';
import type { ScreenWords } from '../words.ts';
import { controllerOf } from './location-card.tsx';

const STANDING: readonly Standing[] = ['ask', 'grant', 'deny'];

export const StandingAnswers = ({
  view,
  me,
  text,
  words,
  actions,
  choose,
}: {
  view: PkView;
  me: number;
  text: PkText;
  words: ScreenWords;
  actions: readonly PkAction[];
  choose: (action: PkAction) => void;
}) => {
  if (view.commit === null) return null;
  const locations = view.locations.filter(l => view.cities.find(c => c.city === controllerOf(l.location))?.leader === me);
  const powers = view.powers.filter(p => p.players.length > 0 && !p.players.includes(me));
  if (locations.length === 0 || powers.length === 0) return null;
  const revokes = actions.filter(isKind('revoke'));
  return (
    <details className="pk-standing">
      <summary>{words.standing}</summary>
      <p className="muted">{words.standingHint}</p>
      {locations.map(l => (
        <fieldset key={l.location}>
          <legend>{text.locations[l.location]}</legend>
          {powers.map(p => (
            <label key={p.power}>
              <PowerShield power={p.power} />
              <span>{text.powers[p.power]}</span>
              <select
                aria-label={words.standingOf(text.powers[p.power], text.locations[l.location])}
                value={view.standing.find(s => s.power === p.power && s.location === l.location)?.answer ?? 'ask'}
                onChange={event =>
                  choose({ do: 'set-standing', power: p.power, location: l.location, answer: event.target.value as Standing })
                }
              >
                {STANDING.map(answer => (
                  <option key={answer} value={answer}>
                    {words.standingAnswers[answer]}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </fieldset>
      ))}
      {revokes.map(a => (
        <button key={`${a.power} ${a.location} ${a.kind}`} type="button" className="button" onClick={() => choose(a)}>
          {text.action(a, view)}
        </button>
      ))}
    </details>
  );
};
