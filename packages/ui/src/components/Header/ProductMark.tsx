/** A small Delft tile: four quarter circles around a diamond. Decoration beside the product's name. */
export function ProductMark({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden="true" className={className} focusable="false" height="32" viewBox="0 0 32 32" width="32">
      <rect fill="currentColor" height="32" rx="5" width="32" />
      <g fill="none" stroke="var(--mark-line)" strokeWidth="1.75">
        <path d="M0 10A10 10 0 0 0 10 0M22 0A10 10 0 0 0 32 10M32 22A10 10 0 0 0 22 32M10 32A10 10 0 0 0 0 22" />
        <path d="M16 6.5 25.500 16 16 25.500 6.500 16z" />
      </g>
      <path
        d="M11.600 16.200l3.200 3.200 5.800-6.400"
        fill="none"
        stroke="var(--mark-line)"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2.250"
      />
    </svg>
  )
}
