import { useEffect, useRef } from 'react';

/**
 * Accepts pasted files wherever the focus is, while the form is on the screen; pasted text is left to its
 * field.
 */
export const usePicturePaste = (onFiles: (files: File[]) => void): void => {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
};
