// Starts the page that shows a draft on a phone; its address holds the token behind the hash.
import '../tokens.css';
import { createRoot } from 'react-dom/client';
import { PhonePage } from './phone-page';

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<PhonePage token={location.hash.slice(1)} />);
// Another link opened in the same window.
window.addEventListener('hashchange', () => location.reload());
