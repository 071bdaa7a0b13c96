import './code-colours.css';
import type { CodeLanguage } from '@kodestien/contract/languages';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { CodeBar } from './code-bar.tsx';
import styles from './code-figure.module.css';
import { RenderedCode } from './rendered-html.tsx';

type CodeFigureProps = {
  language: CodeLanguage;
  code: string;
  html: string;
  filename?: string | null | undefined;
  /** Under the code, such as a line on when it can be run. */
  foot?: ReactNode;
  /** Above it, beside the one that copies. */
  tools?: ReactNode;
};

export function CodeFigure({ language, code, html, filename, foot, tools }: CodeFigureProps) {
  const box = useRef<HTMLPreElement>(null);
  const { isWide, isAtEnd } = useRunOver(box);
  return (
    <figure className={styles.figure} data-language={language}>
      <CodeBar language={language} code={code} filename={filename}>
        {tools}
      </CodeBar>
      <pre
        ref={box}
        className={styles.code}
        // Long lines are scrolled sideways, with the keyboard too; code that fits is no place to stop at.
        tabIndex={isWide ? 0 : undefined}
        data-cut={(isWide && !isAtEnd) || undefined}
        translate="no"
      >
        <RenderedCode html={html} />
      </pre>
      {foot && <div className={styles.foot}>{foot}</div>}
    </figure>
  );
}

/** Browsers round positions and widths differently. */
const SLACK_PX = 2;

/** Whether lines run over the right edge of a box that scrolls sideways, and whether the end of them is in view. */
function useRunOver(box: RefObject<HTMLElement | null>): { isWide: boolean; isAtEnd: boolean } {
  const [state, setState] = useState({ isWide: false, isAtEnd: false });
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const hidden = element.scrollWidth - element.clientWidth;
      setState({ isWide: hidden > SLACK_PX, isAtEnd: element.scrollLeft >= hidden - SLACK_PX });
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // The code inside may change, with the language for instance, while the box keeps its size.
    for (const inside of element.children) observer.observe(inside);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [box]);
  return state;
}
