/** The frame of every page but the table: masthead, content, small print. */
import { CircleUser, Settings as Gear } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from 'wouter';
import { Meander, Portico } from './marks.tsx';

interface Props {
  readonly title?: string;
  /** In the head, beside the name of the site. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}
export const Page = ({ title, beside, children }: Props) => {
  const t = useTranslations('shell');
  const full = title === undefined ? t('title') : `${title} · ${t('title')}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
  return (
    <div className="page">
      <a className="button skip-link" href="#content">
        {t('skip')}
      </a>
      <header className="masthead">
        <div className="masthead-row">
          <Link href="/" className="wordmark">
            <Portico />
            {t('title')}
          </Link>
          {beside}
          <nav>
            <Link href="/account" className="button quiet">
              <CircleUser aria-hidden />
              {t('account')}
            </Link>
            <Link href="/settings" className="button quiet">
              <Gear aria-hidden />
              {t('settings')}
            </Link>
          </nav>
        </div>
        <Meander />
      </header>
      <main id="content">{children}</main>
      <footer className="foot">
        <div>
          <p>{t('unofficial')}</p>
          <p>{t('source')}</p>
          <p>
            <Link href="/verify">{t('verify')}</Link>
          </p>
        </div>
      </footer>
    </div>
  );
};
