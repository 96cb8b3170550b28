/**
 * How far a frame of this length scrolls for a place in its drawing, in px: not at all as long as the place is in the first three
 * quarters of the drawing's beginning, so that nothing is cut off there without need; else until it is in the middle.
 */
export const scrollTo = (place: number, length: number): number => (place <= length * 0.75 ? 0 : place - length / 2)
