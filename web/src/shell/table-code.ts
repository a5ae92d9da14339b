/** The code of the table page, fetched ahead. The app says how, so that code that starts a table need not import its page. */
let fetchIt: () => Promise<unknown> = () => Promise.resolve();

export const setTableCode = (fetch: () => Promise<unknown>): void => {
  fetchIt = fetch;
};
export const fetchTableCode = (): void => void fetchIt();
