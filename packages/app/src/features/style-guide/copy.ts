import { copy } from '@aangiftewijs/domain/language'

/** Texts of the design-system page; its content comes from the design system. Spec 2 § 2.17. */
export const styleGuideWords = {
  title: copy('Style guide', 'Stijlgids'),
  intro: copy(
    'The building blocks of this website: colours, type, buttons, form elements, cards and alerts.',
    'De bouwstenen van deze website: kleuren, letters, knoppen, formulieren, kaarten en meldingen.',
  ),
  storybook: copy(
    'Every component in every state stands in the Storybook, which “npm run storybook” starts.',
    'Elk onderdeel in elke toestand staat in het Storybook, dat ‘npm run storybook’ start.',
  ),
} as const
