/** A link to a page of the same site; each rival puts its framework's own in place of this one. */
export const Link = (props) => <a {...props} />
