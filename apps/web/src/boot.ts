import './app/app.css';
// Home's too, so that its first paint waits for one style sheet alone.
import './shared/ui/carousel/carousel.css';

// Apart, so that the style sheets are the page's own and not those of its code.
void import('./main.tsx');
