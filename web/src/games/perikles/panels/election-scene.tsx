/** The elections city by city: both candidates with their cubes, who leads, what it costs, what is left. */
import type { PkText } from '@stoa/perikles/text';
import { PowerShield } from '../pieces/power-shield.tsx';
import { SeatMark } from '../pieces/seat-mark.tsx';
import type { ScreenWords } from '../words.ts';
import { after } from './battle-scene.tsx';
import type { Elections } from './story.ts';

type Result = Elections['results'][number];

const Told = ({ result, text, words }: { result: Result; text: PkText; words: ScreenWords }) => {
  if (result.e !== 'elected') return <span className="pk-told muted">{text.event(result, undefined)}</span>;
  const { seat, rival, own, cubes } = result;
  return (
    <span className="pk-told">
      <b>{text.powers[result.city]}</b>
      <span className="pk-contest" title={rival === null ? undefined : words.against(own, text.seat(rival), cubes)}>
        <SeatMark seat={seat} label={text.seat(seat)} />
        {rival !== null && (
          <>
            <b aria-hidden="true">
              {own} : {cubes}
            </b>
            <span className="unseen">{words.against(own, text.seat(rival), cubes)}</span>
            <SeatMark seat={rival} />
          </>
        )}
      </span>
      <small>{rival === null ? words.unopposed : `${own === cubes ? `${words.tie}, ` : ''}${words.pays(cubes, own - cubes)}`}</small>
    </span>
  );
};

export const ElectionScene = ({ scene, text, words }: { scene: Elections; text: PkText; words: ScreenWords }) => (
  <ol className="pk-elected">
    {scene.results.map((e, i) => (
      <li key={e.e === 'persians' ? e.e : e.city} className="pk-step" style={after(i)}>
        <PowerShield power={e.e === 'persians' ? 'persia' : e.city} />
        <Told result={e} text={text} words={words} />
      </li>
    ))}
  </ol>
);
