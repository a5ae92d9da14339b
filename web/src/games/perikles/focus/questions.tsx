/** Questions between players as cards, and one's standing answers. */
import type { PkAction, PkView, Standing } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import { Check, MessageCircleQuestion, X } from 'lucide-react';
import { controllerOf } from '../board/location-card.tsx';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { isKind } from '../touch.ts';
import type { ScreenWords } from '../words.ts';

interface Props {
  readonly view: PkView;
  readonly me: number;
  readonly text: PkText;
  readonly words: ScreenWords;
  readonly actions: readonly PkAction[];
  readonly choose: (action: PkAction) => void;
}

export const Questions = ({ view, me, text, words, actions, choose }: Props) => {
  const turn = view.commit;
  if (turn === null || turn.requests.length === 0) return null;
  const answers = actions.filter(isKind('answer'));
  return (
    <section className="pk-questions">
      {turn.requests.map(r => {
        const key = `${r.power} ${r.location} ${r.kind}`;
        const mine = answers.filter(a => a.power === r.power && a.location === r.location && a.kind === r.kind);
        if (r.asked !== me || mine.length === 0)
          return (
            <p key={key} className="muted">
              <SeatMark seat={r.asked} /> {words.waitingAnswer(text.seat(r.asked), text.powers[r.power], text.locations[r.location])}
            </p>
          );
        const question = words.mayHelp(text.seat(turn.seat), text.powers[r.power], text.locations[r.location]);
        return (
          <article key={key} className="pk-question" aria-label={question}>
            <p>
              <MessageCircleQuestion aria-hidden />
              <PowerShield power={r.power} />
              <b>{question}</b>
            </p>
            <div className="dock-row">
              {mine.map(a => (
                <button
                  key={a.reply}
                  type="button"
                  className={`button use ${a.reply}`}
                  onClick={() => choose(a)}
                  aria-label={text.action(a, view)}
                >
                  {a.reply === 'grant' ? <Check aria-hidden /> : <X aria-hidden />}
                  {a.reply === 'grant' ? words.grant : words.deny}
                </button>
              ))}
            </div>
          </article>
        );
      })}
    </section>
  );
};

const STANDING: readonly Standing[] = ['ask', 'grant', 'deny'];

/** PK-10.9: for each location one controls and each power somebody else plays. */
export const StandingAnswers = ({ view, me, text, words, actions, choose }: Props) => {
  if (view.commit === null) return null;
  const locations = view.locations.filter(l => view.cities.find(c => c.city === controllerOf(l.location))?.leader === me);
  const powers = view.powers.filter(p => p.players.length > 0 && !p.players.includes(me));
  if (locations.length === 0 || powers.length === 0) return null;
  const revokes = actions.filter(isKind('revoke'));
  return (
    <details className="pk-standing">
      <summary>{words.standing}</summary>
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
