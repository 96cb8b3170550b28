/**
 * The parts of the pages with tabs or accordions, by id: all that the browser has to know of their content. A test keeps
 * it equal to the content.
 */
export const outline = {
  'tax-guide': ['overview', 'forms', 'form-boxes', 'deductions', 'filing-process'],
  help: ['guides', 'tips', 'contact-support'],
} as const

/** The questions of each group of the FAQ. */
export const questions = {
  process: [
    'deadline',
    'extension',
    'who-must-file',
    'documents-needed',
    'joint-filing',
    'refund',
    'correct-a-return',
    'last-year',
    'expat',
  ],
  deductions: ['what-can-i-deduct', 'mortgage', 'education', 'home-office', 'ruling'],
  application: [
    'official',
    'real-data',
    'start',
    'upload-formats',
    'password-pdf',
    'reading',
    'save-and-return',
    'submitting',
    'correct-submitted',
    'different-amounts',
    'advisor',
    'digid',
    'change-details',
    'language-and-display',
    'passkeys',
    'delete-account',
    'find-more',
  ],
} as const

/** The groups of the FAQ, in order. */
export const questionGroups = ['process', 'deductions', 'application'] as const satisfies (keyof typeof questions)[]
