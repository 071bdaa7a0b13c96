/** What a lesson must have and how long it may be. content/README.md tells authors the same numbers. */
export const LESSON = {
  wordsMin: 500,
  wordsMax: 950,
  exercisesMin: 3,
  questionsMin: 1,
} as const;

/** Short enough for somebody of twelve who reads alone. */
export const SENTENCE = { wordsMax: 25, averageMax: 12 } as const;

export const EXERCISE = { publicChecksMin: 2, hiddenChecksMin: 3, wrongMin: 3, hintsMin: 2 } as const;
