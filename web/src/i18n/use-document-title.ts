import { useEffect } from 'react';

const PRODUCT_NAME = 'Kodestien';

/** Names the browser tab. The title is passed in translated, so it follows the language. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} – ${PRODUCT_NAME}` : PRODUCT_NAME;
  }, [title]);
}
