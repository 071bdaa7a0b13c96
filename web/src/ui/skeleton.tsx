import styles from './skeleton.module.css';

type SkeletonProps = {
  /** Any CSS length; the final shape of what is coming. */
  width?: string | undefined;
  height?: string | undefined;
  shape?: 'line' | 'block' | 'round' | undefined;
};

/** Silent: the region that is loading carries aria-busy and the words. */
export function Skeleton({ width = '100%', height = '1em', shape = 'line' }: SkeletonProps) {
  return <span className={styles.skeleton} data-shape={shape} style={{ width, height }} aria-hidden="true" />;
}
