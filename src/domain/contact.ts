/** How people reach us. An operator puts their own here; numbers in the form of a `tel:` link, without spaces. */
export const CONTACT = {
  landline: { shown: '+91 40 4000 1234', href: 'tel:+914040001234' },
  email: { shown: 'hello@gharvani.example', href: 'mailto:hello@gharvani.example' },
  whatsapp: { shown: '+91 90000 12345', href: 'https://wa.me/919000012345' },
  instagram: { shown: '@gharvani.homes', href: 'https://www.instagram.com/gharvani.homes' },
} as const;
