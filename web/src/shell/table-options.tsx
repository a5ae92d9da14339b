/** What a table set here allows, and which of the game's variants it plays; kept as settings, so that the next one is set the same. */
import { cards } from 'virtual:game-cards';
import { useTranslations } from 'use-intl';
import type { GameId } from '../games/index.ts';
import { useSettings } from '../settings.ts';
import { ChoiceRow } from './choice-row.tsx';

/** `bots`: the game has bots of several levels; what is allowed against them is asked too. */
export const TableOptions = ({ game, bots }: { game: GameId; bots: boolean }) => {
  const t = useTranslations('home');
  const lang = useSettings(s => s.language);
  const takeBack = useSettings(s => s.takeBack);
  const odds = useSettings(s => s.odds);
  const variants = useSettings(s => s.variants);
  const change = useSettings(s => s.change);
  const options = cards.find(card => card.id === game)?.words[lang].options ?? [];
  const chosen = variants[game] ?? {};
  if (options.length === 0 && !bots) return null;
  return (
    <details className="more-choices">
      <summary>{t('options')}</summary>
      <div className="stack">
        {options.map(({ name, title, normal, values }) => (
          <ChoiceRow
            key={name}
            legend={title}
            values={values.map(({ value }) => value)}
            value={values.find(({ value }) => value === chosen[name])?.value ?? normal}
            label={v => values.find(({ value }) => value === v)?.label ?? v}
            onChange={value => change({ variants: { ...variants, [game]: { ...chosen, [name]: value } } })}
          />
        ))}
        {bots && (
          <>
            <ChoiceRow
              legend={t('takeBack')}
              values={['bars', 'any']}
              value={takeBack}
              label={v => t(`takeBack_${v}`)}
              onChange={next => change({ takeBack: next })}
            />
            <ChoiceRow
              legend={t('odds')}
              values={['on', 'off']}
              value={odds}
              label={v => t(`odds_${v}`)}
              onChange={next => change({ odds: next })}
            />
          </>
        )}
      </div>
    </details>
  );
};

/** The variants of a new table; what an older version of the game offered and this one does not is left out. */
export const variantsOf = (game: GameId): Readonly<Record<string, unknown>> => {
  const { variants, language } = useSettings.getState();
  const options = cards.find(card => card.id === game)?.words[language].options ?? [];
  return Object.fromEntries(
    Object.entries(variants[game] ?? {}).flatMap(([name, json]) =>
      options.some(option => option.name === name && option.values.some(({ value }) => value === json)) ? [[name, JSON.parse(json)]] : [],
    ),
  );
};
