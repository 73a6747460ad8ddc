/** How people reach us. Operators put their own here; phone numbers in `tel:` form, without spaces. */
export const CONTACT = {
  landline: { shown: '+91 40 4000 1234', href: 'tel:+914040001234' },
  email: { shown: 'hello@gharvani.example', href: 'mailto:hello@gharvani.example' },
  whatsapp: { shown: '+91 90000 12345', href: 'https://wa.me/919000012345' },
  instagram: { shown: '@gharvani.homes', href: 'https://www.instagram.com/gharvani.homes' },
} as const;
