import { createRoot } from 'react-dom/client';
import './style/base.css';
import './style/shell.css';
import { App } from './app.tsx';

const dark = matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.dataset.theme = dark ? 'dark' : 'light';
createRoot(document.getElementById('root') as HTMLElement).render(<App />);

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
}
