import { style } from '@vanilla-extract/css'

/** As large as the button, so that the pointer gets the hint wherever it is on it. */
export const hint = style({ display: 'grid', placeItems: 'center', alignSelf: 'stretch', width: '100%' })
