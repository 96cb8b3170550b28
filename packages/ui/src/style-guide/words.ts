import type { ThemeName } from '../theme/tokens.ts'

/** Every word of the style guide that is not the name of a token. */
export interface StyleGuideWords {
  readonly palette: string
  readonly paletteText: string
  readonly groups: Readonly<Record<ColourGroupId, string>>
  readonly themes: Readonly<Record<ThemeName, string>>
  readonly typography: string
  readonly typographyText: string
  readonly sample: string
  readonly buttons: string
  readonly buttonNames: Readonly<
    Record<'primary' | 'secondary' | 'quiet' | 'quietDanger' | 'danger' | 'pending' | 'disabled', string>
  >
  readonly form: string
  readonly fields: Readonly<Record<FieldSample, string>>
  readonly fieldHint: string
  readonly fieldError: string
  readonly years: readonly string[]
  readonly answers: readonly string[]
  readonly cards: string
  readonly cardTitle: string
  readonly cardText: string
  readonly cardAction: string
  readonly badges: Readonly<Record<'neutral' | 'info' | 'success' | 'warning' | 'error', string>>
  readonly alerts: string
  readonly alertTitles: Readonly<Record<'info' | 'success' | 'warning' | 'error', string>>
  readonly alertText: string
}

export type ColourGroupId = 'grounds' | 'inks' | 'actions' | 'messages' | 'controls' | 'series' | 'motif'
export type FieldSample = 'text' | 'money' | 'bsn' | 'wrong' | 'select' | 'radio' | 'checkbox' | 'switch' | 'disabled'

/** The words in English, for Storybook and for pages that give none. */
export const englishStyleGuide: StyleGuideWords = {
  palette: 'Colour palette',
  paletteText: 'Colours are named for what they do. Each theme gives every name a colour of its own.',
  groups: {
    grounds: 'What things lie on',
    inks: 'Text and lines',
    actions: 'Actions and links',
    messages: 'Messages',
    controls: 'Edges and focus',
    series: 'Charts',
    motif: 'Delft tile',
  },
  themes: { light: 'Light', dark: 'Dark', contrast: 'High contrast' },
  typography: 'Typography',
  typographyText: 'Source Serif 4 for headings, Source Sans 3 for the rest, on one fluid scale.',
  sample: 'Your return, one question at a time: €\u00a01.234,56',
  buttons: 'Buttons',
  buttonNames: {
    primary: 'Continue',
    secondary: 'Back',
    quiet: 'Cancel',
    quietDanger: 'Discard',
    danger: 'Remove all',
    pending: 'Saving...',
    disabled: 'Not available',
  },
  form: 'Form elements',
  fields: {
    text: 'Full name',
    money: 'Salary',
    bsn: 'BSN',
    wrong: 'Email',
    select: 'Tax year',
    radio: 'Do you own a home?',
    checkbox: 'I accept the terms and conditions',
    switch: 'Email notifications',
    disabled: 'User name',
  },
  fieldHint: 'As on your annual statement.',
  fieldError: 'Enter an email address, for example name@example.nl.',
  years: ['2024', '2025', '2026'],
  answers: ['Yes', 'No'],
  cards: 'Cards',
  cardTitle: 'Tax year 2024',
  cardText: 'You have not started yet. The deadline is May 1, 2025.',
  cardAction: 'Start New Filing',
  badges: { neutral: 'Optional', info: 'In progress', success: 'Done', warning: 'Check', error: 'Required' },
  alerts: 'Alerts',
  alertTitles: {
    info: 'Good to know',
    success: 'Saved',
    warning: 'Check this',
    error: 'There is a problem',
  },
  alertText: 'Says what happened, and what you can do now.',
}
