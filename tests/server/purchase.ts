/** What a buyer types and chooses; imported by a process outside the test runner too. */

export const someDetails = (email: string) => ({ firstName: 'Asha', lastName: 'Rao', email, phoneNumber: '98480 12345' });

export const PRO = { amount: 999, plan: 'pro', billing: 'monthly', purpose: 'customer' as const };
