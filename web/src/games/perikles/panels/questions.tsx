/** Questions between players as cards: who asks what, what granting it means, and the answers. */
import type { PkAction, PkView } from '@stoa/perikles';
import type { PkText } from '@stoa/perikles/text';
import { Check, MessageCircleQuestion, X } from 'lucide-react';
import { controllerOf, dataOf, placeName } from '../board/location-card.tsx';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import { questionOf } from '../questions.ts';
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
        const question = questionOf(turn.seat, r, text);
        const main = view.locations.find(l => l.location === r.location)?.defend.main ?? [];
        return (
          <article key={key} className="pk-question" aria-label={question}>
            <p>
              <MessageCircleQuestion aria-hidden />
              <PowerShield power={r.power} />
              <b>{question}</b>
            </p>
            {r.kind === 'defend' && (
              <p className="muted pk-means">
                {words.grantMeans(text.powers[r.power], placeName(text.locations[r.location]), text.powers[controllerOf(r.location)])}{' '}
                {words.defendsFor(
                  dataOf(r.location).vp,
                  main.length === 0 ? null : main.map(seat => text.seat(seat)).join(', '),
                  main.includes(me),
                )}
              </p>
            )}
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
