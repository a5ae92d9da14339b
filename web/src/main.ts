/** After the first paint, in short tasks: React, then the app. */
import './style/base.css';
import './style/shell.css';

/** A page in a hidden tab is never painted. */
const painted = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 200);
  });

void painted()
  .then(() => import('react-dom/client'))
  .then(() => import('./hydrate.tsx'))
  .then(({ hydrate }) => hydrate());
