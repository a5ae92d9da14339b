/** The whole rulebook of a game in our own words: chapters, a search, and each rule at the address of its id. */
import { cards } from 'virtual:game-cards';
import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { GameId } from '../games/index.ts';
import type { AnyText } from '../games/types.ts';
import { hasLesson } from '../lesson/index.ts';
import { useSettings } from '../settings.ts';
import { Page } from '../shell/page.tsx';
import { Rule } from '../table/rule.tsx';
import { useWords, type Words } from '../table/use-words.ts';
import { type Chapter, chaptersOf } from './chapters.ts';
import './rules.css';
import { RULES_WORDS } from './words.ts';

const useIds = (words: Words | undefined): readonly string[] => {
  const [ids, setIds] = useState<readonly string[]>([]);
  const load = words?.screen.loadRules;
  useEffect(() => void load?.().then(setIds), [load]);
  return ids;
};

/** The rules come after the page: the one in the address is looked for then. */
const useRuleInSight = (isHere: boolean): void => {
  useEffect(() => {
    if (!isHere) return;
    const show = (): void => document.getElementById(location.hash.slice(1))?.scrollIntoView();
    show();
    addEventListener('hashchange', show);
    return () => removeEventListener('hashchange', show);
  }, [isHere]);
};

const Contents = ({ chapters }: { chapters: readonly Chapter[] }) => {
  const t = RULES_WORDS[useSettings(one => one.language)];
  return (
    <nav className="rules-contents" aria-label={t.contents}>
      <ol>
        {chapters.map(({ number, title, ids }) => (
          <li key={number}>
            <a href={`#${ids[0]}`}>
              <span>{number}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const Chapters = ({ chapters, text }: { chapters: readonly Chapter[]; text: AnyText }) =>
  chapters.map(({ number, title, ids }) => (
    <section key={number} className="rules-chapter">
      {title === undefined ? (
        <h2 className="unseen">{text.name}</h2>
      ) : (
        <h2>
          <span>{number}</span> {title}
        </h2>
      )}
      {ids.map(id => (
        <div key={id} id={id} className="rules-rule">
          <Rule id={id} text={text} address={`#${id}`} />
        </div>
      ))}
    </section>
  ));

const Rulebook = ({ words: { text }, ids }: { words: Words; ids: readonly string[] }) => {
  const t = RULES_WORDS[useSettings(one => one.language)];
  const [wanted, setWanted] = useState('');
  const sought = useDeferredValue(wanted);
  const all = useMemo(() => chaptersOf(ids, text, ''), [ids, text]);
  const found = useMemo(() => chaptersOf(ids, text, sought), [ids, text, sought]);
  useRuleInSight(all.length > 0);
  const count = found.reduce((sum, chapter) => sum + chapter.ids.length, 0);
  return (
    <div className="rulebook">
      {all.length > 1 && <Contents chapters={all} />}
      <div>
        <label className="rules-search">
          <Search aria-hidden />
          <span className="unseen">{t.search}</span>
          <input type="search" value={wanted} placeholder={t.search} onChange={event => setWanted(event.target.value)} />
        </label>
        <p className="muted" role="status">
          {sought.trim() !== '' && t.found(count)}
        </p>
        <Chapters chapters={found} text={text} />
      </div>
    </div>
  );
};

export const RulesPage = ({ game }: { game: GameId }) => {
  const t = RULES_WORDS[useSettings(one => one.language)];
  const home = useTranslations('home');
  const shell = useTranslations('shell');
  const lang = useSettings(s => s.language);
  const words = useWords(game);
  const ids = useIds(words);
  const card = cards.find(({ id }) => id === game);
  const name = card?.words[lang].name ?? game;
  return (
    <Page title={t.title(name)}>
      <header className="rules-head">
        <h1>{t.title(name)}</h1>
        <p>{t.lead}</p>
        <div className="act-row">
          {hasLesson(game) && (
            <Link href={`/learn/${game}`} className="button main">
              {home('learn')}
            </Link>
          )}
          <Link href="/" className="button">
            {shell('home')}
          </Link>
        </div>
      </header>
      {words === undefined || ids.length === 0 ? <p role="status">{t.loading}</p> : <Rulebook words={words} ids={ids} />}
    </Page>
  );
};
