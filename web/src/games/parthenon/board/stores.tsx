/** The tray: what I hold, by kind, and what is aboard. While fleets are loaded the cards are touched here and lie in the holds beside. */
import type { CardId } from '@stoa/parthenon/cards';
import { islandData, villageGood } from '@stoa/parthenon/reading';
import { isPlanning, storesOf, useLoading } from '../panels/loading.ts';
import { Loading } from '../panels/voyage.tsx';
import { CardMark } from '../pieces/card-mark.tsx';
import { CardRow, kindsIn } from '../pieces/cards.tsx';
import { usePlan } from '../plan.ts';
import type { PaProps } from '../types.ts';
import { type ScreenWords, WORDS } from '../words.ts';
import { Flights } from './flights.tsx';
import './stores.css';

const AEGIS: ReadonlySet<CardId> = new Set<CardId>(['army', 'warship', 'gift']);
type Props = Pick<PaProps, 'view' | 'me' | 'text'> & { words: ScreenWords };

/** Under its drawing the first word of a name is enough. */
const short = (text: PaProps['text'], card: CardId): string => text.names.cards[card].one.split(' ')[0] ?? '';

const Kinds = ({ cards, label, text }: { cards: readonly CardId[]; label: string; text: PaProps['text'] }) => (
  <ul className="pa-stores" aria-label={label}>
    {kindsIn(cards).map(([card, n]) => (
      <li key={card} data-good={card} className={AEGIS.has(card) ? 'aegis' : ''}>
        <CardMark card={card} />
        <b>{n}</b>
        <span className="pa-store-name">{short(text, card)}</span>
      </li>
    ))}
  </ul>
);

/** What my villages and workshops bring each season. */
const Yields = ({ view, me, text, words }: Props & { me: number }) => {
  const mine = view.islands[me];
  const yields = (villages: readonly number[]): readonly CardId[] => villages.flatMap(n => villageGood(view, me, n) ?? []);
  const isBlocked = (n: number): boolean => mine?.blocked.includes(n) ?? false;
  const villages = mine?.villages ?? [];
  const blocked = yields(villages.filter(isBlocked));
  const cards = [
    ...yields(villages.filter(n => !isBlocked(n))),
    ...Array.from({ length: mine?.workshops ?? 0 }, () => islandData(view, me)?.rare as CardId),
  ];
  return (
    cards.length + blocked.length > 0 && (
      <p className="pa-yields">
        <small>{words.eachSeason}</small>{' '}
        <span>
          {cards.length > 0 && <CardRow cards={cards} text={text} />}
          {blocked.length > 0 && (
            <span className="pa-struck" role="img" aria-label={`${text.cards(blocked)}: ${words.blocked}`}>
              <CardRow cards={blocked} text={text} />
            </span>
          )}
        </span>
      </p>
    )
  );
};

const Stores = ({ view, me, text, words }: Props) => {
  const plan = usePlan();
  if (me === undefined) return null;
  const { home, aboard } = storesOf(view, me, plan);
  return (
    <>
      {home.length + aboard.length === 0 ? (
        <p className="pa-stores-empty">{words.nothingHeld}</p>
      ) : (
        home.length > 0 && <Kinds cards={home} label={`${words.stores}: ${text.cards(home)}`} text={text} />
      )}
      {aboard.length > 0 && (
        <div className="pa-aboard">
          <span aria-hidden="true">{words.aboard}</span>
          <Kinds cards={aboard} label={`${words.aboard} ${text.cards(aboard)}`} text={text} />
        </div>
      )}
      <Yields view={view} me={me} text={text} words={words} />
    </>
  );
};

export const Goods = (props: PaProps) => {
  const words = WORDS[props.lang];
  const loading = useLoading(props);
  return (
    <>
      {isPlanning(props) ? (
        <Loading {...props} words={words} loading={loading} />
      ) : (
        <Stores view={props.view} me={props.me} text={props.text} words={words} />
      )}
      <Flights news={props.news} me={props.me} />
    </>
  );
};
