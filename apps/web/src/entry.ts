import './app/app.css';

// Imported dynamically, so that the style sheet belongs to the page and not to its code.
void import('./main.tsx');
