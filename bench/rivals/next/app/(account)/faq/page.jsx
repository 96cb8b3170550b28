import { FaqPage } from '../../../shared/faq-page.jsx'

export default function Faq() {
  return <FaqPage />
}
