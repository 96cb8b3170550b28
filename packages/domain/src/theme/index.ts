/** Every way the pages can look, in the order in which it is offered. */
export const themeChoices = ['system', 'light', 'dark', 'contrast'] as const

/** How the pages look: as the system says, light, dark or with high contrast. */
export type ThemeChoice = (typeof themeChoices)[number]

/** Reads a stored choice; null when nothing (that we know) was chosen. */
export const parseThemeChoice = (value: unknown): ThemeChoice | null =>
  themeChoices.find((choice) => choice === value) ?? null
