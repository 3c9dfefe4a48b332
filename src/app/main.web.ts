import './styles.css';
import { afterFirstPaint } from './after-first-paint.web.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root to draw in.');

const start = async () => (await import('./start-site.web.tsx')).startSite(root);

// A page that came drawn is shown before the script that brings it to life is fetched, so that neither its words nor its letters wait for it.
if (root.firstChild) afterFirstPaint(start);
else void start();
