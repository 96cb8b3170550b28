/** Puts a chosen tab in the address, so that the link leads to it and Back returns to it. Adds no step to go back through. */
export const putInAddress = (id: string): void => history.replaceState(history.state, '', `#${id}`)
