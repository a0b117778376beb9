import './app/app.css';

// Apart, so that the style sheet is the page's own and not that of its code.
void import('./main.tsx');
