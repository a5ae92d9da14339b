/** Steps 6.1 and 6.2: the card one has seen; whether it is turned up for all, and what follows, is answered beside the prompt. */

import { Picture } from '../../../art/picture.tsx';
import { isReconstructed, Reconstructed } from '../provenance.tsx';
import type { PaProps } from '../types.ts';
import type { ScreenWords } from '../words.ts';

export const HarborVote = ({ view, text, actions, words }: PaProps & { words: ScreenWords }) => {
  if (view.room !== 'harbor-vote') return null;
  const asked = actions.flatMap(a => (a.do === 'reveal' ? [a.land] : []));
  return (
    <section className="pa-harbor-vote">
      {asked.map(land => {
        const harbor = view.harbors.find(h => h.land === land)?.harbor;
        const card = harbor ? text.names.harbors[harbor] : undefined;
        const name = text.names.lands[land];
        return (
          <div key={land} className="pa-harbor-card">
            <h3>{words.youSee(name)}</h3>
            <p className="pa-harbor-text">
              {harbor && <Picture gallery="parthenon/harbors" name={harbor} crop="close" />}
              <b>{card?.name}</b>
              <Reconstructed is={isReconstructed(view, 'harborStatus', harbor ?? '')} label={words.reconstructed} /> {card?.text}
            </p>
          </div>
        );
      })}
    </section>
  );
};
