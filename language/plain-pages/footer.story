= Footer
address: footer

{rights}
