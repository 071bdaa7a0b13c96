/** The parts of a class by the last part of their address; the first one is at the address of the class itself. */
export const CLASS_VIEWS = ['tavle', 'elever', 'innstillinger'] as const;
export type ClassView = (typeof CLASS_VIEWS)[number];
