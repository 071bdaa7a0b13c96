/** The parts of a class by the last part of their address; the first one is at the address of the class itself. */
export const CLASS_VIEWS = ['tavle', 'innleveringer', 'prosjekter', 'elever', 'innstillinger'] as const;
export type ClassView = (typeof CLASS_VIEWS)[number];

/** `innlevering-12` is a hand-in, `innlevering-12-345` what one pupil has handed in to it. */
export function handInAt(del: string | undefined): { innlevering: number; pupilId: number | null } | null {
  const [, innlevering, pupilId] = /^innlevering-(\d{1,9})(?:-(\d{1,9}))?$/.exec(del ?? '') ?? [];
  return innlevering ? { innlevering: Number(innlevering), pupilId: pupilId ? Number(pupilId) : null } : null;
}
