/** Stands until the first screen's code is here: the page's own ground, nothing that could jump. */
export const FirstScreen = () => <output className="sr-only">Loading</output>;
