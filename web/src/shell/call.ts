/** The page's title and icon tell how many tables wait for the reader. */

export const showCall = (tables: number, title: string): void => {
  const told = tables > 0 ? `(${tables}) ${title}` : title;
  if (document.title !== told) document.title = told;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const href = tables > 0 ? '/icon-call.svg' : '/icon.svg';
  if (icon !== null && icon.getAttribute('href') !== href) icon.href = href;
};
