/** Every rule of the game in our own words, folded; the list is loaded when it is opened. */
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AnyText, GameScreen } from '../games/types.ts';
import { Rule } from './rule.tsx';

const List = ({ text, load }: { text: AnyText; load: NonNullable<GameScreen['loadRules']> }) => {
  const [ids, setIds] = useState<readonly string[]>([]);
  useEffect(() => void load().then(setIds), [load]);
  return ids.map(id => <Rule key={id} id={id} text={text} />);
};

export const AllRules = ({ text, load }: { text: AnyText; load: NonNullable<GameScreen['loadRules']> }) => {
  const t = useTranslations('table');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="all-rules" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('allRules')}</summary>
      {isOpen && <List text={text} load={load} />}
    </details>
  );
};
