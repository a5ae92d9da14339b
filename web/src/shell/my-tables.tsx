/** The reader's tables, wherever they are played: those that wait for the reader, those under way, those that are over. */
import { Fragment, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { showCall } from './call.ts';
import { type Group, type HomeRow, rowsOf, useHomeRows } from './home-rows.ts';
import { markReturning } from './returning.ts';

/** Finished tables that are shown unfolded. */
const OVER_SHOWN = 3;

const List = ({ rows }: { rows: readonly HomeRow[] }) => (
  <ul className="my-games">
    {rows.map(({ key, row }) => (
      <Fragment key={key}>{row}</Fragment>
    ))}
  </ul>
);

/** The groups named, as far as there are tables in them. */
export const MyTables = ({ groups }: { groups: readonly Group[] }) => {
  const t = useTranslations('home');
  const rows = useHomeRows();
  return groups.map(group => {
    const here = rowsOf(rows, group);
    if (here.length === 0) return null;
    const shown = group === 'over' ? here.slice(0, OVER_SHOWN) : here;
    const folded = here.slice(shown.length);
    return (
      <section key={group} className="my-tables" data-group={group}>
        <h2 className="section-title">{t(`group_${group}`)}</h2>
        <List rows={shown} />
        {folded.length > 0 && (
          <details className="more-choices">
            <summary>{t('moreFinished', { n: folded.length })}</summary>
            <List rows={folded} />
          </details>
        )}
      </section>
    );
  });
};

/** How many tables wait: told by the page's title and icon, and returned for its head. The next visit begins with them. */
export const useCall = (title: string): number => {
  const rows = useHomeRows();
  const awaited = rowsOf(rows, 'mine').length;
  const hasTables = awaited + rows.online.length + (rows.kept?.length ?? 0) > 0;
  useEffect(() => {
    if (hasTables) markReturning();
  }, [hasTables]);
  useEffect(() => {
    showCall(awaited, title);
    return () => showCall(0, title);
  }, [awaited, title]);
  return awaited;
};
