export const metadata = { title: 'Rival', description: 'The pages of a tax return' }

export default function Document({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
