/** Everything inside may use the sentences of online play beside those of the shell; it appears when they are there. */
import type { Language } from '@stoa/engine';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { IntlProvider, useLocale, useMessages } from 'use-intl';
import { useSettings } from '../settings.ts';
import { loadOnlineMessages } from './text/index.ts';
import type { OnlineMessages } from './text/messages.ts';

interface Loaded {
  readonly language: Language;
  readonly online: OnlineMessages;
}
/** The catalogue read last: what is opened next has it at once. */
let latest: Loaded | null = null;
const load = async (language: Language): Promise<Loaded> => {
  latest = { language, online: await loadOnlineMessages(language) };
  return latest;
};
void load(useSettings.getState().language);

export const OnlineWords = ({ children }: { children: ReactNode }) => {
  const language = useLocale();
  const shell = useMessages();
  const [loaded, setLoaded] = useState(latest);
  useEffect(() => {
    let wanted = true;
    if (latest?.language === language) setLoaded(latest);
    else void load(language).then(words => wanted && setLoaded(words));
    return () => {
      wanted = false;
    };
  }, [language]);
  const messages = useMemo(() => loaded && { ...shell, online: loaded.online }, [loaded, shell]);
  // A reader who changes the language keeps the old words until the new ones are here.
  if (loaded === null || messages === null) return null;
  return (
    <IntlProvider locale={loaded.language} messages={messages} timeZone="UTC">
      {children}
    </IntlProvider>
  );
};
