= Footer
address: footer

© 2010 to 2025 {title}
