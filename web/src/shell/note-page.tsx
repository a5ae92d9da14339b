/** A page that says one thing: nothing is here, it broke, it is open elsewhere. A picture, what it is, why, and a way on. */
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import type { PictureName } from '../art/galleries.ts';
import { Picture } from '../art/picture.tsx';
import { Page } from './page.tsx';

interface Props {
  readonly title: string;
  readonly why?: string;
  readonly picture: PictureName<'house/moments'>;
  /** It went wrong on this page: readers are told at once. */
  readonly isProblem?: boolean;
  /** Instead of the way home. */
  readonly children?: ReactNode;
}
export const NotePage = ({ title, why, picture, isProblem = false, children }: Props) => {
  const t = useTranslations('shell');
  return (
    <Page title={title}>
      <div className="note-page">
        <Picture gallery="house/moments" name={picture} />
        <h1>{title}</h1>
        {why !== undefined && <p role={isProblem ? 'alert' : undefined}>{why}</p>}
        <div className="act-row">
          {children}
          <Link href="/" className={`button${children === undefined ? ' main' : ''}`}>
            {t('home')}
          </Link>
        </div>
      </div>
    </Page>
  );
};

/** At an address that leads nowhere. */
export const NothingHere = () => {
  const t = useTranslations('shell');
  return <NotePage title={t('notFound')} why={t('notFoundWhy')} picture="lost" />;
};
