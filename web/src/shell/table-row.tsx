/** A table of the reader's on the home page: a line, or, where it waits for the reader, a card with the game's picture and what is asked. */
import { cards } from 'virtual:game-cards';
import { type ReactNode, useEffect, useState } from 'react';

interface Props {
  readonly game: string;
  readonly name: string;
  readonly isMine: boolean;
  /** With whom, as what. */
  readonly people: ReactNode;
  /** Whose move it is, or how it ended. */
  readonly turn: string;
  readonly when: string;
  /** The sentence of the question that waits; undefined where it cannot be had. */
  readonly ask?: (() => Promise<string | undefined>) | undefined;
  /** Ask again when this changes. */
  readonly askedAt?: number | null | undefined;
  readonly acts: ReactNode;
}

/** Sentences and positions are fetched for it once, so it comes a little later; the row keeps its place for it. */
const Asked = ({ ask }: { readonly ask: NonNullable<Props['ask']> }) => {
  const [question] = useState(() => ask().catch(() => undefined));
  const [words, setWords] = useState<string>();
  useEffect(() => {
    let isWanted = true;
    void question.then(found => {
      if (isWanted) setWords(found);
    });
    return () => {
      isWanted = false;
    };
  }, [question]);
  return <p className="asks">{words}</p>;
};

export const TableRow = ({ game, name, isMine, people, turn, when, ask, askedAt, acts }: Props) => {
  const picture = cards.find(card => card.id === game)?.picture;
  return (
    <li className="my-game" data-mine={isMine}>
      {isMine && picture !== undefined && <img className="place" src={picture} alt="" />}
      <div className="what">
        <strong>{name}</strong> <span className="muted">{people}</span>
        {isMine && ask !== undefined && <Asked key={askedAt} ask={ask} />}
        <div>
          <span className="turn">{turn}</span> <small>{when}</small>
        </div>
      </div>
      <div className="acts">{acts}</div>
    </li>
  );
};
