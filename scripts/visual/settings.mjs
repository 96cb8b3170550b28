/** How wide stories are drawn, and up to what height they are compared: below that a long text says nothing new. */
export const viewport = { width: 800, height: 600, tallest: 3000 }

/** The moment it always is in a picture. */
export const momentOfPictures = '2026-11-21T10:00:00Z'

/**
 * What may differ without being a change. A browser update moves the edges of letters by parts of a pixel: `threshold` is
 * pixelmatch's distance between two colours (0 to 1), edges that are only smoothed otherwise do not count, and after that `ratio`
 * of the pixels that are drawn on the paper may differ, of at least `fewest` pixels so that a dot may move. On a long page a heading is less
 * than that: of a `band` of so many pixels of height, too, only so much may differ.
 */
export const tolerance = { threshold: 0.2, ratio: 0.02, fewest: 500, band: { height: 100, ratio: 0.08, fewest: 1500 } }
