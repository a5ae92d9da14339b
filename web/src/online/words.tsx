/** Everything inside may use the sentences of online play beside those of the shell. */
import type { ReactNode } from 'react';
import { IntlProvider, useTimeZone } from 'use-intl';
import { useSettings } from '../settings.ts';
import { messages } from '../text/index.ts';
import { onlineMessages } from './text/index.ts';

const both = { en: { ...messages.en, online: onlineMessages.en }, it: { ...messages.it, online: onlineMessages.it } } as const;

export const OnlineWords = ({ children }: { children: ReactNode }) => {
  const lang = useSettings(s => s.language);
  const zone = useTimeZone();
  return (
    <IntlProvider locale={lang} messages={both[lang]} {...(zone === undefined ? {} : { timeZone: zone })}>
      {children}
    </IntlProvider>
  );
};
