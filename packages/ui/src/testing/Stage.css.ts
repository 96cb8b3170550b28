import { styleVariants } from '@vanilla-extract/css'

export const width = styleVariants({
  full: {},
  side: { maxWidth: '18rem' },
  narrow: { width: '16rem' },
  card: { maxWidth: '30rem' },
  fit: { width: 'fit-content' },
})

export const space = styleVariants({
  none: {},
  above: { paddingBlock: '4rem' },
  some: { minHeight: '14rem' },
  much: { minHeight: '27rem' },
  page: { paddingBlockStart: '110vh' },
})
